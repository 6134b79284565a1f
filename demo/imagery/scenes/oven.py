"""The oven from the counter: a brick mouth with a wood fire inside, loaves on a peel, stools at the counter."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _wood as W
from scenes import _house as H
from scenes.sourdough import crust_mat
SIZE = (1600, 1067)
POST = dict(exposure=0.85, contrast=1.34, bloom=0.24, sat=1.10, vignette=0.55)

def boule(mat, R=0.11, seed=0):
    """Round loaf with a crossed score."""
    o = S.blob(1, mat, 0.035, 1.2, seed, (R, R, R * 0.62), 6); A, E = [], []
    for v in o.data.vertices:
        n = v.co.copy(); up = max(0.0, n.z / (R * 0.62)); u, w = n.x / R, n.y / R; g = 0.0
        for d in (u * 0.9 + w * 0.4, -u * 0.4 + w * 0.9): g = max(g, math.exp(-(d / 0.10) ** 2)) 
        g *= min(1, max(0, (up - 0.35) / 0.3)); v.co.z += -0.012 * g + 0.008 * math.exp(-((abs(u * 0.9 + w * 0.4) - 0.15) / 0.06) ** 2) * min(1, max(0, (up - 0.35) / 0.3))
        if v.co.z < -R * 0.36: v.co.z = -R * 0.36
        v.co += v.co.normalized() * 0.0022 * noise.fractal(v.co * 55 + Vector((seed, 0, 0)), 1, 2, 4); E.append(min(1, g)); A.append(up * (1 - g))
    for k, val in (('ear', E), ('flour', A)): o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', val)
    o.data.update(); return o

def build():
    r = random.Random(4); S.MIST[:] = [9, 3]
    S.world((0.010, 0.012, 0.014), (0.016, 0.014, 0.012), (0.003, 0.003, 0.003))
    tiles = [M.simple(c, 0.16, coat=0.4, bump=0.15, bscale=14) for c in ('#173329', '#1c3b30', '#142c24', '#21443a')]; tile = M.plaster('#20352d', 0.35, 0.2); ash = [M.brick('#6a4030', '#5a3426', '#2a211c', 9), M.plaster('#744632', 0.8, 0.6), M.plaster('#5b3526', 0.8, 0.6), M.plaster('#82523a', 0.8, 0.6)]
    # face of the oven: spruce tiles, an arch of brick
    Rm, zs, y = 0.52, 1.12, 0.0
    for s in (-1, 1): S.box((2.2, 0.3, 3.0), (s * (Rm + 1.1), 0.15, 1.5), tile, bev=0)
    H.arch(0, Rm * 2, zs + 0.10, 3.0, 0.15, 0.3, tile); S.box((Rm * 2, 0.3, 1.02), (0, 0.15, 0.51), tile, bev=0)
    for i in range(28):
        for j in range(18):
            x, z = -2.1 + i * 0.152 + 0.076 * (j % 2), 0.08 + j * 0.155
            if math.hypot(x, max(0, z - zs - 0.1)) < Rm + 0.25 and z > 0.95: continue
            if abs(x) < 0.46 and z < 0.92: continue
            S.box((0.144, 0.022, 0.147), (x, -0.012 + r.uniform(-.003, .003), z), r.choice(tiles), bev=0.004, seg=2)
    n = 17
    for ring, q0 in ((0, 0.0), (1, 0.135)):
        for i in range(n):
            a = math.pi * (i + 0.5) / n; q = Rm + q0 + 0.065; S.box((0.125, 0.34, q * math.pi / n - 0.010), (-q * math.cos(a), 0.03, zs + 0.10 + q * math.sin(a)), r.choice(ash[1:]), rot=(0, math.degrees(a), r.uniform(-1, 1)), bev=0.008)
    for s in (-1, 1):
        for k in range(1): S.box((0.26, 0.34, 0.095), (s * (Rm + 0.13), 0.03, zs + 0.05), ash[1], bev=0.008)
    # shelf of stone, wood stored beneath
    S.box((2.6, 0.72, 0.09), (0, -0.16, zs - 0.045), M.marble('#6d6a64', '#3a3835', rough=0.35), bev=0.012); S.box((1.9, 0.05, 0.05), (0, 0.25, 0.5), M.simple('#050505'), bev=0)
    mats = [W.end_mat(), W.bark_mat(), W.split_mat()]; S.box((1.0, 0.04, 0.92), (0, -0.005, 0.52), M.simple('#040404', 0.9), bev=0); W.stack(0.94, 0.84, 0.22, mats, (-0.47, -0.10, 0.08), 0.045, 0.08, 3)
    # inside: dome, floor, fire on the left
    dome = M.brick('#4a3024', '#2e1d16', '#1a1410', 7); V, F = [], []; m, nn = 24, 40
    for i in range(m + 1):
        t = i / m; yy = 0.30 + 1.5 * t; k = Rm * (1.0 + 0.55 * math.sin(min(1, t * 2) * math.pi / 2)) * max(0.02, 1 - max(0, (t - 0.55) / 0.45) ** 2) ** 0.5
        for j in range(nn + 1): a = math.pi * j / nn; V.append((-k * math.cos(a), yy, zs + 0.0 + k * 0.98 * math.sin(a)))
    for i in range(m):
        for j in range(nn): q = i * (nn + 1) + j; F.append((q, q + 1, q + nn + 2, q + nn + 1))
    S.mesh("dome", V, F, dome); S.box((2.2, 2.2, 0.05), (0, 1.2, zs - 0.02), M.plaster('#5a4a3c', 0.8, 0.6), bev=0)
    em = M.embers(18, 0.7, 18); coal = [S.blob(0.045, em, 0.35, 1.4, i, (1, 0.85, 0.75), 4) for i in range(5)]
    for q in coal: q.location.z = -9
    for i in range(150): S.dup(r.choice(coal), (-0.30 + r.gauss(0, 0.13), 0.85 + r.gauss(0, 0.17), zs + 0.02 + abs(r.gauss(0, 0.035))), (r.uniform(0, 360),) * 3, r.uniform(0.5, 1.2))
    char = [M.embers(5, 0.35, 20), M.embers(8, 0.5, 20), M.food('#0a0706', '#241811', 30, 0.9, 0, bump=0.8)]
    for i, (x, yy, z, a, t) in enumerate(((-0.36, 0.80, 0.09, 24, 0), (-0.22, 0.92, 0.10, -18, 0), (-0.32, 0.86, 0.18, 70, 12))): S.place(W.log(0.055, 0.46, 0, 230 if i else 360, char, 40 + i), (x, yy, zs + z), (t, 0, a))
    for i, (x, yy, w, h, s) in enumerate(((-0.38, 0.80, 0.34, 0.44, 3), (-0.24, 0.92, 0.40, 0.58, 8), (-0.34, 1.02, 0.46, 0.52, 14), (-0.14, 0.86, 0.24, 0.32, 21), (-0.46, 0.94, 0.28, 0.38, 5))): P.flame_card(w, h, 9, s, (x, yy, zs + 0.03))
    S.point((-0.28, 0.75, zs + 0.30), 55, 1850, 0.10); S.point((-0.30, 0.35, zs + 0.22), 10, 1850, 0.08); S.point((-0.05, 1.1, zs + 0.45), 20, 1900, 0.1)
    S.sparks(26, (-0.5, 0.5, zs + 0.1), (0.1, 1.0, zs + 0.5), 0.0016, 260, 0.03, 5)
    # loaves: one on the peel in the mouth, two cooling on the shelf
    cr = crust_mat(); b = [boule(cr, 0.105, i) for i in range(3)]
    S.place(b[0], (0.20, 0.34, zs + 0.055), (0, 0, 20)); S.place(b[1], (0.78, -0.22, zs + 0.045), (0, 0, 60)); S.place(b[2], (0.98, -0.06, zs + 0.045), (0, 0, 100), 0.94)
    wd = M.wood(M.OAK, 'Y', rough=0.6); S.place(S.box((0.30, 0.34, 0.012), (0, 0, 0), wd, bev=0.006), (0.20, 0.30, zs + 0.010)); S.tube([(0.20, 0.15, zs + 0.012), (0.21, -0.35, zs + 0.05), (0.24, -0.95, zs + 0.12)], 0.014, wd)
    bw = P.bowl(0.085, 0.05, M.ceramic('#d8cfbb', '#4f4032')); bw.location = (-0.80, -0.22, zs); fl = S.blob(0.07, M.simple('#efe8da', 0.9), 0.12, 1.3, 3, (1, 1, 0.35), 4); fl.location = (-0.80, -0.22, zs + 0.035)
    S.place(S.group(P.needle_sprig(M.leaf('#2c4a34', '#5f7d58', veins=False, trans=0.15), M.simple('#4a3a22', 0.7), 0.2, 110, 0.022, 4)), (-1.05, -0.30, zs + 0.012), (0, 0, 30))
    # brass lamp on each side, counter and stools in the foreground, out of focus
    for s in (-1, 1):
        S.point((s * 1.12, -0.22, 2.02), 9, 2500, 0.05); q = S.blob(0.06, M.emission(2700, 5, sample=False), 0, sub_lvl=3); q.location = (s * 1.12, -0.16, 2.02); q.visible_shadow = False; S.tube([(s * 1.12, 0.0, 1.92), (s * 1.12, -0.15, 1.90), (s * 1.12, -0.16, 1.98)], 0.009, M.brass(0.2))
    wal = M.wood(M.WALNUT, 'X', rough=0.3, coat=0.3); S.box((5, 0.55, 0.06), (0, -1.75, 1.05), wal, bev=0.008); S.box((5, 0.04, 1.0), (0, -1.52, 0.5), M.wood(M.WALNUT, 'Z'), bev=0)
    cer = M.ceramic('#e0d8c7', '#54443a', rim='#8a6a48', rim_z=0.0195, amount=0.8); gls = M.glass()
    for x in (-0.72, 0.10, 0.92): p = P.plate(0.115, cer); p.location = (x, -1.72, 1.08); S.place(S.group(P.wine_glass(gls, 0.125 if x else None, M.liquid('#8a1024', 100))), (x + 0.20, -1.62, 1.08)); S.place(S.group(P.candle_votive(M.glass((1, .8, .5)), M.simple('#efe2c4', .5), M.flame(25), 0.5)), (x - 0.28, -1.60, 1.08))
    S.area((-1.2, -1.6, 2.7), (0, -0.1, 1.1), 0.8, 26, 3200); S.area((1.6, -1.4, 2.5), (0.6, -0.1, 1.1), 0.6, 14, 2900); S.area((0, -3.2, 2.4), (0, -1.7, 1.1), 1.2, 16, 3000)
    S.camera((0.52, -3.15, 1.58), (-0.02, 0.0, 1.20), 38, 2.2, (0, 0.2, 1.3))
