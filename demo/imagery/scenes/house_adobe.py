"""The house in the desert: adobe walls after sunset, beams, a deep door, agaves and a tall cactus, fire bowl outside."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _house as H
SIZE = (1600, 1067)
POST = dict(exposure=1.25, contrast=1.28, bloom=0.20, sat=1.12, vignette=0.42, wb=[1.04, 0.98, 0.98])

def adobe(col='#a5694a'):
    g = M.NT("adobe"); v = g.co(); n = g.noise(v, 1.1, 5, 0.6); f = g.noise(v, 26, 7, 0.7); w = g.noise(v, 5, 4)
    c = g.mix(g.math('MULTIPLY', g.math('ADD', n, f), 0.5), col, g.mix(1.0, col, '#b98a6c', 'MULTIPLY'))
    return g.out(g.principled(Base_Color=c, Roughness=0.92, Specular=0.15, Normal=g.bump(g.math('ADD', g.math('MULTIPLY', w, 1.4), g.math('MULTIPLY', f, 0.5)), 0.7, 0.03)))

def saguaro(x, y, h, mat, rib=16, arms=()):
    def trunk(pts, r0):
        V, F = [], []; n = len(pts); m = rib * 4
        for i, p in enumerate(pts):
            t = i / (n - 1); d = (Vector(pts[min(i + 1, n - 1)]) - Vector(pts[max(i - 1, 0)])).normalized(); a1 = d.orthogonal().normalized() if abs(d.z) < 0.95 else Vector((1, 0, 0)); a1 = (a1 - d * a1.dot(d)).normalized(); a2 = d.cross(a1)
            k = r0 * (0.86 + 0.14 * math.sin(t * 2.6)) * (max(0.02, 1 - max(0, (t - 0.88) / 0.12) ** 2) ** 0.5)
            for j in range(m): a = 2 * math.pi * j / m; q = k * (1 + 0.13 * math.cos(rib * a)); V.append(Vector(p) + a1 * q * math.cos(a) + a2 * q * math.sin(a))
        for i in range(n - 1):
            for j in range(m): b = (j + 1) % m; F.append((i * m + j, i * m + b, (i + 1) * m + b, (i + 1) * m + j))
        S.mesh("cactus", V, F, mat, angle=80)
    trunk([(x, y, h * i / 40) for i in range(41)], 0.21)
    for z, out, up, a in arms:
        d = Vector((math.cos(a), math.sin(a), 0)); P0 = Vector((x, y, z)); pts = S.spline([P0, P0 + d * out * 0.7, P0 + d * out + Vector((0, 0, 0.18)), P0 + d * (out + 0.04) + Vector((0, 0, up * 0.6)), P0 + d * (out + 0.04) + Vector((0, 0, up))], 9); trunk([tuple(p) for p in pts], 0.14)

def agave(x, y, s, mat, r, n=34):
    for i in range(n):
        t = i / n; a = i * 2.39996; el = 12 + 66 * t
        o = P.leaf(mat, 0.62 * s, 0.13 * s, -0.25 + 0.1 * r.random(), 0.55, nx=12, ny=4, point=0.75, seed=i); S.place(o, (x, y, 0.03), (0, -el, math.degrees(a)), 1 - 0.35 * t)

def build():
    S.MIST[:] = [18, 6]; r = random.Random(5); k = H.Kit(frame='#1c120b', wall='#b08a5c')
    S.world((0.030, 0.045, 0.110), (0.26, 0.13, 0.10), (0.03, 0.02, 0.018), 1.0)
    ad = adobe(); ad2 = adobe('#b57a55'); vig = M.wood(('#2a180c', '#43281a', '#5d3a24', '#775036'), 'Y', rough=0.6); lin = M.wood(('#2a180c', '#43281a', '#5d3a24', '#775036'), 'X', rough=0.6); teal = M.simple('#1f5550', 0.5, bump=0.4, bscale=30)
    g = M.NT("gravel"); v = g.co(); n = g.voro(v, 40); c = g.mix(g.ramp(n, (0.0, 0.0), (0.7, 1.0)), '#6d5340', '#a5866a'); gr = g.out(g.principled(Base_Color=c, Roughness=0.9, Specular=0.2, Normal=g.bump(g.math('SUBTRACT', 1.0, n), 0.7, 0.02)))
    S.box((80, 40, 0.1), (0, -2, -0.05), gr, bev=0); tile = [M.plaster('#9a6a4c', 0.75, 0.4), M.plaster('#8a5c42', 0.75, 0.4)]; stone = M.plaster('#8a6f5a', 0.8, 0.5)
    for i in range(22):
        for j in range(4): S.box((0.60, 0.60, 0.05), (0.3 + (j - 1.5) * 0.63 + r.uniform(-.01, .01), -0.5 - i * 0.63, 0.0), tile[(i + j) % 2], rot=(0, 0, r.uniform(-1, 1)), bev=0.012)
    def block(size, loc, mat=ad): return S.bevel(S.box(size, loc, mat, bev=0), 0.16, 5)
    # stepped volumes with soft edges
    block((1.5, 0.8, 3.3), (-5.35, 0.4, 1.6)); block((1.1, 0.8, 3.3), (-1.35, 0.4, 1.6)); block((2.6, 0.8, 3.3), (2.6, 0.4, 1.6)); block((9.8, 0.8, 1.5), (-1.1, 0.42, 3.25)); block((4.1, 0.8, 0.8), (-3.2, 0.42, 0.35)); block((3.0, 0.8, 1.3), (0.4, 0.44, 3.3))
    block((4.6, 3.0, 2.0), (-2.6, 2.6, 4.6), ad2); block((5.5, 5.0, 2.6), (6.3, 3.4, 1.25), ad2); block((3.4, 0.6, 1.25), (6.0, -1.3, 0.6), ad); block((6, 6, 3.0), (-9.0, 3.4, 1.4), ad2)
    for x in (-5.4, -4.6, -3.8, -3.0, -2.2, -1.4, 1.6, 2.4, 3.2): S.place(S.lathe([(0, 0), (0.105, 0.0), (0.11, 0.02), (0.11, 0.9), (0, 0.9)], vig, 20), (x, -0.55, 3.42 + r.uniform(-.015, .015)), (-90, 0, 0))
    S.box((3.5, 0.5, 0.24), (-3.25, 0.22, 2.60), lin, bev=0.02); S.box((2.1, 0.5, 0.24), (0.25, 0.22, 2.62), lin, bev=0.02)
    # window and door
    k.room(-5.2, -1.5, 0.75, 0.15, 2.7, 4.0, 330, 4); k.window(-4.7, -1.8, 0.75, 2.5, 0.48, 4, (1.95,), lin, 0.06)
    k.room(-0.9, 1.4, 0.75, 0.1, 2.6, 3.0, 120, 6, tables=False); k.door(0.25, 0.50, 0.03, 1.6, 2.45, teal, 1.2)
    for s in (-1, 1): k.lantern(0.25 + s * 1.22, -0.06, 2.05, 22)
    k.sign((2.72, -0.03, 2.55), 0.32, halo=9); 
    for x in (-5.35, -1.35, 1.75, 3.5): S.point((x, -0.30, 0.12), 20, 2300, 0.05, spot=80, target=(x, 0.1, 3))
    S.point((6.3, -0.6, 0.15), 26, 2300, 0.05, spot=90, target=(6.3, 0.9, 2.6))
    # string of bulbs from the roof to a post
    bulb = S.blob(0.034, M.emission((1.0, 0.42, 0.11), 7, sample=False), 0, squash=(1, 1, 1.25), sub_lvl=3); bulb.location.z = -40; bulb.visible_shadow = False
    for a, b in (((3.6, -0.1, 3.6), (5.6, -4.2, 3.1)), ((-1.3, -0.1, 3.7), (5.6, -4.2, 3.1)), ((-5.6, -0.1, 3.7), (-4.6, -4.6, 3.0))):
        A, B = Vector(a), Vector(b); pt = lambda t: A.lerp(B, t) - Vector((0, 0, 0.5 * 4 * t * (1 - t)))
        S.tube([pt(i / 24) for i in range(25)], 0.006, M.simple('#050505', 0.7))
        for i in range(11): S.dup(bulb, pt((i + 0.5) / 11) - Vector((0, 0, 0.06))).visible_shadow = False
        for t in (0.3, 0.7): S.point(pt(t), 12, 2350, 0.05)
    S.tube([(5.6, -4.2, 0), (5.6, -4.2, 3.2)], 0.05, lin); S.tube([(-4.6, -4.6, 0), (-4.6, -4.6, 3.1)], 0.05, lin)
    # plants
    cac = M.food('#2c4630', '#46654a', 20, 0.6, 0.05, bump=0.4, bscale=60, name='cactus'); ag = M.leaf('#4a6a62', '#7d9a8c', veins=False, rough=0.55, trans=0.1)
    saguaro(4.75, -0.55, 4.3, cac, arms=((1.7, 0.62, 1.3, 2.9), (2.2, 0.55, 0.95, -0.3))); saguaro(-6.3, -1.2, 3.0, cac, arms=((1.3, 0.5, 0.9, 0.2),))
    for (x, y, s) in ((-2.0, -0.75, 1.0), (-4.3, -0.85, 0.8), (2.35, -0.85, 1.0), (3.2, -1.5, 0.7), (-3.4, -1.7, 0.65), (-5.2, -2.3, 1.0)): agave(x, y, s, ag, r)
    for i in range(60): x, y = r.choice((-1, 1)) * r.uniform(1.6, 6.5), r.uniform(-4.5, -0.5); b = S.blob(r.uniform(0.03, 0.12), stone, 0.3, 1.2, i, (1.2, 1, 0.7), 3); b.location = (x, y, 0.02)
    for (x, y) in ((-2.6, -1.4), (2.9, -1.3), (-5.4, -1.6), (4.1, -1.3)): S.point((x, y, 0.1), 9, 2300, 0.04, spot=110, target=(x * 0.98, y + 0.9, 1.0))
    # dusk, far hills
    g = M.NT("dusk"); z = g.xyz(g.co())[2]; col = g.ramp(g.math('MULTIPLY_ADD', z, 0.0125, 0.40), (0.34, '#140d14'), (0.42, '#e0823f'), (0.49, '#c8605a'), (0.58, '#7a4a7c'), (0.72, '#33406f'), (0.98, '#101c42'))
    S.box((400, 0.1, 120), (0, 60, 1.0), g.out(g.node('Emission', {0: col, 1: 0.5}).outputs[0]), bev=0); hill = M.simple('#1d1119', 1.0, spec=0)
    for i in range(18): b = S.blob(6, hill, 0.5, 1.6, i, (1.5, 0.4, 0.55 + 0.3 * r.random()), 4); b.location = (-52 + i * 6.2, 55 + r.uniform(-2, 2), -1.0)
    S.bokeh(50, (-30, 40, 0.2), (34, 50, 1.2), 0.06, 10, seed=3)
    S.area((-9, -8, 6), (0, 0, 1.5), 7, 330, 8800, glossy=False); S.area((8, -7, 4), (0, 0, 1.5), 5, 240, 3000, glossy=False)
    S.camera((2.9, -8.8, 1.45), (-0.55, 0.3, 2.05), 28, 3.2, (0, 0, 1.8))
